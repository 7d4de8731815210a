//! Whom a request is meant for. A page of somebody else can point a name of its own at this machine and
//! then read what the server says, as if it were its own; but it cannot hide that name.

use std::net::IpAddr;

/// Whether the value of a header `Host`, or the authority of an address, names this machine itself. The
/// port does not matter: the server may be reached through a tunnel.
pub(crate) fn is_loopback(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => match rest.split_once(']') {
            Some((name, port)) if is_port(port) => name,
            _ => return false,
        },
        None => {
            let (name, port) = host.find(':').map_or((host, ""), |at| host.split_at(at));
            if !is_port(port) {
                return false;
            }
            name
        }
    };
    name.eq_ignore_ascii_case("localhost") || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

/// Nothing, or a colon and a number.
fn is_port(text: &str) -> bool {
    text.is_empty()
        || text
            .strip_prefix(':')
            .is_some_and(|port| port.parse::<u16>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_this_machine() {
        for host in [
            "127.0.0.1",
            "127.0.0.1:8317",
            "localhost",
            "LocalHost:80",
            "[::1]",
            "[::1]:8317",
            "127.1.2.3:1",
        ] {
            assert!(is_loopback(host), "{host}");
        }
    }

    #[test]
    fn all_other_names() {
        for host in [
            "",
            "example.org",
            "example.org:8317",
            "localhost.example.org",
            "127.0.0.1.example.org",
            "127.0.0.1:8317.example.org",
            "localhost:80@example.org",
            "[::1]example.org",
            "[::1",
            "0.0.0.0",
            "192.168.1.2",
            "[::2]",
        ] {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
