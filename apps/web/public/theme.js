// before anything is drawn, so that a dark page never begins with a white flash
document.documentElement.dataset.mantineColorScheme =
  localStorage.getItem('mantine-color-scheme-value') === 'dark' ? 'dark' : 'light'
