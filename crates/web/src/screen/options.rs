//! What a field of the form can hold, in an order that does not change. Knows no browser.

use linkwork_ui::{Field, Form, Play, Texts};

/// What a field can be set to, by name, and which of it is set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Options {
    pub(super) names: Vec<String>,
    pub(super) chosen: usize,
}

/// How many steps back from its usual value the first of a field's values lies.
const fn back(play: Play, field: Field) -> usize {
    match field {
        Field::Turns => 2,
        Field::Limit => 1,
        Field::Grade if matches!(play, Play::Lines(_)) => 1,
        _ => 0,
    }
}

/// More values than any field has: a field that never comes round ends here.
const MOST: usize = 40;

impl Options {
    /// The values of a field that is turned, not typed. A value that turning does not lead to is the last one.
    pub(super) fn of(form: &Form, field: Field, texts: &Texts) -> Self {
        let mut names = Vec::new();
        let mut turned = start(form, field);
        while names.len() < MOST {
            let name = turned.value(field, texts);
            if names.contains(&name) {
                break;
            }
            names.push(name);
            turned.turn(field, 1);
        }
        let value = form.value(field, texts);
        let chosen = names.iter().position(|name| *name == value);
        let chosen = chosen.unwrap_or_else(|| {
            names.push(value);
            names.len() - 1
        });
        Self { names, chosen }
    }
}

/// Sets a field to the `n`th of its [`Options`].
pub(super) fn choose(form: &mut Form, field: Field, n: usize, texts: &Texts) {
    let options = Options::of(form, field, texts);
    let Some(wanted) = options.names.get(n) else {
        return;
    };
    for _ in 0..MOST {
        if form.value(field, texts) == *wanted {
            return;
        }
        form.turn(field, 1);
    }
}

/// The usual form of that game, with the field at its first value.
fn start(form: &Form, field: Field) -> Form {
    let mut start = Form::new("8x6", "1");
    start.choose(form.play());
    (0..back(form.play(), field)).for_each(|_| start.turn(field, -1));
    start
}

#[cfg(test)]
mod tests {
    use linkwork::{Id, lines::Way};
    use linkwork_ui::Lang;

    use super::*;

    fn check(play: Play, field: Field, names: &[&str], chosen: usize) {
        let texts = Texts::new(Lang::En);
        let mut form = Form::new("8x6", "1");
        form.choose(play);
        let options = Options::of(&form, field, &texts);
        assert_eq!(options.names[..names.len()], *names, "{field:?}");
        assert_eq!(options.chosen, chosen, "{field:?}");
        for n in 0..options.names.len() {
            choose(&mut form, field, n, &texts);
            assert_eq!(form.value(field, &texts), options.names[n]);
            assert_eq!(Options::of(&form, field, &texts).chosen, n);
            assert_eq!(Options::of(&form, field, &texts).names, options.names);
        }
    }

    #[test]
    fn fields_have_their_values_in_order() {
        let (net, polymer) = (Play::Lines(Way::Netslide), Play::Lines(Way::Polymer));
        check(Play::Pairs, Field::Gravity, &["none", "down", "up"], 0);
        check(
            Play::Pairs,
            Field::Turns,
            &["none", "at most 1", "at most 2"],
            2,
        );
        check(
            Play::Pairs,
            Field::Ring,
            &["round the board too", "on the board only"],
            0,
        );
        check(Play::Pairs, Field::Grade, &["any"], 0);
        check(net, Field::Grade, &["easy", "medium", "hard"], 1);
        check(net, Field::Edge, &["wall", "goes round"], 0);
        check(net, Field::Barriers, &["0%", "10%"], 0);
        check(
            polymer,
            Field::Limit,
            &["the clock, 1:00", "the clock, 2:00"],
            1,
        );
    }

    #[test]
    fn a_value_of_ones_own_comes_last() {
        let texts = Texts::new(Lang::En);
        let mut form = Form::new("8x6", "1");
        let id: Id = "lines:polymer,8x8,clock77#1/0".parse().unwrap();
        form.follow(&id);
        let options = Options::of(&form, Field::Limit, &texts);
        assert_eq!(options.names[options.chosen], "the clock, 1:17");
        assert_eq!(options.chosen, options.names.len() - 1);
    }
}
