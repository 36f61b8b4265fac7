/** Path of a Chromium; installs Debian's where there is none and apt can. */
export function findOrInstallChromium(): string;
