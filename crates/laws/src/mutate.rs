//! Bytes changed at random, for driving the laws where no fuzzer is at hand.

use linkwork::Rng;

/// Bytes that mean something in one of the forms: worth trying more often than others.
const TELLING: &[u8] = b"\0\x01\xff\n\r \"\\{}[],:;-+.#/_xS09azAZ";

/// A list of byte strings, one of them changed in a few places or mixed with another.
#[must_use]
pub fn mutated(corpus: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = chosen(corpus, rng).to_vec();
    for _ in 0..=rng.below(4) {
        change(&mut bytes, corpus, rng);
    }
    bytes
}

fn chosen<'a>(corpus: &'a [Vec<u8>], rng: &mut Rng) -> &'a [u8] {
    let at = below(corpus.len(), rng);
    corpus.get(at).map_or(&[], Vec::as_slice)
}

fn below(n: usize, rng: &mut Rng) -> usize {
    rng.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize
}

fn change(bytes: &mut Vec<u8>, corpus: &[Vec<u8>], rng: &mut Rng) {
    let at = below(bytes.len() + 1, rng);
    let to = at + below(bytes.len() + 1 - at, rng);
    match rng.below(8) {
        0 => bytes.truncate(at),
        1 => bytes.insert(at, any_byte(rng)),
        2 => drop(bytes.drain(at..to)),
        3 => {
            let part = bytes[at..to].to_vec();
            bytes.splice(at..at, part);
        }
        4 => {
            let other = chosen(corpus, rng);
            let from = below(other.len() + 1, rng);
            bytes.truncate(at);
            bytes.extend(&other[from..]);
        }
        5 => bytes.extend(
            (0..rng.below(16))
                .map(|_| any_byte(rng))
                .collect::<Vec<u8>>(),
        ),
        _ if at < bytes.len() => bytes[at] = any_byte(rng),
        _ => bytes.push(any_byte(rng)),
    }
}

fn any_byte(rng: &mut Rng) -> u8 {
    if rng.below(2) == 0 {
        TELLING[below(TELLING.len(), rng)]
    } else {
        rng.below(256) as u8
    }
}
