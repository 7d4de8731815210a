// Browsers that know no modules know this.
document.getElementById("needs").hidden = false;
