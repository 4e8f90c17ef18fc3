// before anything is drawn, so that a dark page never begins with a white flash
document.documentElement.dataset.mantineColorScheme =
  localStorage.getItem('mantine-color-scheme-value') === 'dark' ? 'dark' : 'light'

// the first page is no place for a stranger: where the worker answers it with the program, nothing of that is begun
const isStranger = !/(^|; )session=1/.test(document.cookie)
const isProgram = 'program' in document.documentElement.dataset
if (isStranger && isProgram && location.pathname + location.search === '/') location.replace('/login')
