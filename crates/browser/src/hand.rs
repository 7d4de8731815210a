//! What a person does at the page: mouse, fingers, keys.

use crate::{Browser, Fault, Outcome};
use serde_json::{Value, json};

/// A place in the window, in CSS pixels.
pub type Point = (f64, f64);

/// How many moves a drag is made of.
const MOVES: u32 = 4;

impl Browser {
    /// The middle of a cell of the board, row and column counted from 0: its place, whatever moves there.
    ///
    /// # Errors
    ///
    /// There is no board in the page.
    pub async fn cell(&self, row: u8, col: u8) -> Result<Point, Fault> {
        let size = self
            .ask(
                "(({x, y, width, height}, {ariaColCount, ariaRowCount}) => \
                 [x, y, width / ariaColCount, height / ariaRowCount])\
                 (document.querySelector('.grid').getBoundingClientRect(), document.querySelector('.grid'))",
            )
            .await?;
        let part = |n: usize| size[n].as_f64().ok_or("the board has no place");
        let (x, y, width, height) = (part(0)?, part(1)?, part(2)?, part(3)?);
        Ok((
            x + width * (f64::from(col) + 0.5),
            y + height * (f64::from(row) + 0.5),
        ))
    }

    /// The middle of the first element that a selector finds.
    ///
    /// # Errors
    ///
    /// There is no such element in the page.
    pub async fn middle(&self, selector: &str) -> Result<Point, Fault> {
        let area = self
            .ask(&format!(
                "(({{x, y, width, height}}) => [x + width / 2, y + height / 2])\
                 (document.querySelector(`{selector}`).getBoundingClientRect())"
            ))
            .await?;
        match (area[0].as_f64(), area[1].as_f64()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => Err(format!("{selector} has no place").into()),
        }
    }

    /// Moves the mouse (`mouseMoved`), presses its left button (`mousePressed`) or lets it go (`mouseReleased`).
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn mouse(&self, kind: &str, (x, y): Point) -> Outcome {
        let held = if kind == "mouseReleased" { 0 } else { 1 };
        let event = json!({
            "type": kind, "x": x, "y": y, "clickCount": 1,
            "button": "left", "buttons": held,
        });
        self.cdp("Input.dispatchMouseEvent", event).await.map(drop)
    }

    /// Clicks with the mouse.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn click(&self, point: Point) -> Outcome {
        self.mouse("mousePressed", point).await?;
        self.mouse("mouseReleased", point).await
    }

    /// Clicks the first element that a selector finds, in its middle.
    ///
    /// # Errors
    ///
    /// There is no such element.
    pub async fn click_on(&self, selector: &str) -> Outcome {
        self.click(self.middle(selector).await?).await
    }

    /// Drags with the mouse, in a few moves, and lets go.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn drag(&self, from: Point, to: Point) -> Outcome {
        self.mouse("mousePressed", from).await?;
        for point in way(from, to) {
            self.mouse("mouseMoved", point).await?;
        }
        self.mouse("mouseReleased", to).await
    }

    /// Taps with a finger.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn tap(&self, point: Point) -> Outcome {
        self.touch("touchStart", &[point]).await?;
        self.touch("touchEnd", &[]).await
    }

    /// Drags with a finger, in a few moves, and lifts it.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn swipe(&self, from: Point, to: Point) -> Outcome {
        self.touch("touchStart", &[from]).await?;
        for point in way(from, to) {
            self.touch("touchMove", &[point]).await?;
        }
        self.touch("touchEnd", &[]).await
    }

    /// Presses a key by the name it has in browsers, such as `a`, `Enter`, `ArrowLeft` or `Shift+ArrowLeft`.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn press(&self, key: &str) -> Outcome {
        let (key, modifiers) = match key.rsplit_once('+') {
            Some(("Shift", key)) => (key, 8),
            Some(("Control", key)) => (key, 2),
            _ => (key, 0),
        };
        let (code, text) = match key {
            "Tab" => (9, ""),
            "Enter" => (13, "\r"),
            "Escape" => (27, ""),
            " " => (32, " "),
            "End" => (35, ""),
            "Home" => (36, ""),
            "ArrowLeft" => (37, ""),
            "ArrowUp" => (38, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            letter => (0, letter),
        };
        for kind in ["keyDown", "keyUp"] {
            let mut event = json!({
                "type": kind, "key": key, "modifiers": modifiers, "windowsVirtualKeyCode": code,
            });
            if kind == "keyDown" && !text.is_empty() && modifiers != 2 {
                event["text"] = json!(text);
            }
            self.cdp("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }

    /// Gives the page's command line a command, as one would type it, and sends it.
    ///
    /// # Errors
    ///
    /// The page has no command line.
    pub async fn command(&self, line: &str) -> Outcome {
        let has_keys = "document.activeElement?.id === 'command'";
        if self.ask(has_keys).await? == false {
            self.press(":").await?;
        }
        self.until(has_keys).await?;
        self.cdp("Input.insertText", json!({"text": line})).await?;
        self.press("Enter").await
    }

    /// What an expression of the page's is now.
    ///
    /// # Errors
    ///
    /// The expression fails.
    pub async fn ask(&self, expression: &str) -> Result<Value, Fault> {
        let script = format!("return {expression}");
        let answer = self.driver()?.execute(script.as_str(), vec![]).await?;
        Ok(answer.json().clone())
    }

    /// What an expression of the page's is now, as text.
    ///
    /// # Errors
    ///
    /// The expression fails.
    pub async fn say(&self, expression: &str) -> Result<String, Fault> {
        let said = self.ask(expression).await?;
        Ok(said.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until an expression is this text, and tells what it is instead.
    ///
    /// # Errors
    ///
    /// It is another text for ten seconds.
    pub async fn until_is(&self, expression: &str, text: &str) -> Outcome {
        let is = format!("({expression}) === {}", json!(text));
        if let Err(why) = self.until(&is).await {
            let said = self.ask(expression).await?;
            return Err(format!("{why}; it is {said}").into());
        }
        Ok(())
    }
}

/// The points between two, with the last one.
fn way(from: Point, to: Point) -> impl Iterator<Item = Point> {
    (1..=MOVES).map(move |n| {
        let part = f64::from(n) / f64::from(MOVES);
        (
            from.0 + (to.0 - from.0) * part,
            from.1 + (to.1 - from.1) * part,
        )
    })
}
