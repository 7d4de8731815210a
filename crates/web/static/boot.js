// The theme is set before the first picture, so that a dark page does not flash white.
try {
  const theme = /^theme (\w+)$/m.exec(localStorage.getItem("linkwork-settings") ?? "");
  if (theme) document.documentElement.dataset.theme = theme[1];
} catch {
  // A browser that keeps nothing has no theme to remember.
}
import("./linkwork-web.js").then((page) => page.default()).catch((why) => {
  console.error(why);
  // A page that did begin shows its own last words.
  if (!document.getElementById("app")?.hasChildNodes()) document.getElementById("needs").hidden = false;
});
