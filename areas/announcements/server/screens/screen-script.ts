/**
 * Turns the slides, shows the clock and looks for news each minute; without a network what was last shown stays. It is text, since
 * it runs in a browser that knows nothing of the program.
 */
export const screenScript = `
(() => {
  const turnMs = 12000, refreshMs = 60000
  const byId = (id) => document.getElementById(id)
  let at = 0
  let shown = byId('slides') ? byId('slides').innerHTML : ''
  const show = () => {
    const slides = [...document.querySelectorAll('.slide')]
    slides.forEach((slide, index) => { slide.hidden = slides.length > 1 && index !== at % slides.length })
    const place = byId('place')
    if (place) place.textContent = slides.length > 1 ? (at % slides.length) + 1 + ' / ' + slides.length : ''
  }
  const tick = () => {
    const clock = byId('clock')
    if (clock) clock.textContent = new Intl.DateTimeFormat('ru', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(new Date())
  }
  const refresh = async () => {
    const offline = byId('offline')
    try {
      const answer = await fetch(location.pathname, { cache: 'no-store', credentials: 'same-origin' })
      if (!answer.ok) throw new Error(String(answer.status))
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const slides = fresh.getElementById('slides'), present = byId('slides')
      if (!slides) return location.reload()
      if (present && shown !== slides.innerHTML) { shown = slides.innerHTML; present.replaceChildren(...slides.childNodes); show() }
      else if (!present) return location.reload()
      if (offline) offline.hidden = true
    } catch { if (offline) offline.hidden = false }
  }
  if (!byId('slides')) {
    if (!byId('code')) setTimeout(() => location.reload(), 15000)
    return
  }
  show(); tick()
  setInterval(() => { at++; show() }, turnMs)
  setInterval(tick, 1000)
  setInterval(refresh, refreshMs)
})()
`
