/** Closes the menus of the header (tools-menu.tsx, mobile-menu.tsx): when a link is picked, by a press outside, on Escape, by back. */
export function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("header details")) {
    const close = () => (menu.open = false);
    document.addEventListener("pointerdown", ({ target }) => menu.contains(target as Node) || close());
    menu.addEventListener("click", ({ target }) => (target as Element).closest("a") && close());
    menu.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !menu.open) return;
      close();
      menu.querySelector("summary")!.focus();
    });
    addEventListener("popstate", close);
  }
}
