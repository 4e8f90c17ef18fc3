// before anything is drawn, so that a dark page never begins with a white flash
document.documentElement.dataset.mantineColorScheme =
  localStorage.getItem('mantine-color-scheme-value') === 'dark' ? 'dark' : 'light'

// the first page is no place for a stranger: where the worker answers it with the program, nothing of that is begun
const isStranger = !/(^|; )session=1/.test(document.cookie)
const ofSignedIn = document.querySelector('meta[name=files-of-signed-in]')
if (isStranger && ofSignedIn && location.pathname + location.search === '/') location.replace('/login')

// whoever is signed in needs these files too: they come beside the first ones, not after them
if (!isStranger)
  for (const href of ofSignedIn?.content.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { href, crossOrigin: '' })
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
    else Object.assign(link, { rel: 'modulepreload', nonce: document.currentScript.nonce })
    document.head.append(link)
  }
