// Runs before the first paint, so that a stored choice of theme never flashes. It is a file of its own
// because our Content-Security-Policy allows no inline script. The key and the attribute are those of
// src/ui/theme-choice.ts.
;(() => {
  try {
    const choice = localStorage.getItem('pennyplate-theme')
    if (choice !== 'light' && choice !== 'dark') return
    document.documentElement.setAttribute('data-mantine-color-scheme', choice)
  } catch {
    // Storage can be switched off; the page then follows the system.
  }
})()
