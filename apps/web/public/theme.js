// before anything is drawn, so that a dark page never begins with a white flash
document.documentElement.dataset.mantineColorScheme =
  localStorage.getItem('mantine-color-scheme-value') === 'dark' ? 'dark' : 'light'

// whoever is signed in needs these files too: they come beside the first ones, not after them
if (/(^|; )session=1/.test(document.cookie))
  for (const href of document.querySelector('meta[name=files-of-signed-in]')?.content.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { href, crossOrigin: '' })
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
    else Object.assign(link, { rel: 'modulepreload', nonce: document.currentScript.nonce })
    document.head.append(link)
  }
