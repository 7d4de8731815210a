//! Prints the sprite of the pictures.

fn main() {
    print!("{}", linkwork_art::pictures::sprite());
}
