import { t } from '#platform/contract/text.ts'
import { html, type Html } from '#platform/server/http/html.ts'
import type { Slide } from '#platform/server/screen-content.ts'
import { screenPagePath } from '../../contract/screens.ts'
import { screenStyle } from './screen-style.ts'

interface Page {
  title: string
  body: Html
  style: string
}
const page = (title: string, body: Html): Page => ({ title, body, style: screenStyle })

const slideOf = ({ title, lines, foot }: Slide, index: number): Html =>
  html` <section class="slide" data-slide="${index}">
    <h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)} ${foot === undefined ? null : html`<p class="foot">${foot}</p>`}
  </section>`

/** What a bound screen shows; without its script all slides stand one below another. */
export function screenPage(name: string, slides: readonly Slide[]): Page {
  const empty = t`Сейчас объявлений нет`
  return page(
    name,
    html`<header><span>${name}</span><time id="clock"></time></header>
      <main id="slides" data-bound="yes">
        ${slides.length === 0 ? html`<section class="slide"><p class="empty">${empty}</p></section>` : slides.map(slideOf)}
      </main>
      <footer><span id="place"></span><span id="offline" hidden>${t`Нет связи, показано последнее`}</span></footer>`,
  )
}

/** A device that is no screen yet. */
export function bindingPage(refusal: string | null): Page {
  return page(
    t`Экран школы`,
    html`<main class="bind">
      <h1>${t`Экран школы`}</h1>
      <p>${t`Введите код, который показан в программе: «Объявления» → «Экраны».`}</p>
      <form method="post" action="${screenPagePath}">
        <label for="code">${t`Код`}</label>
        <input
          id="code"
          name="code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="20"
          required
          ${refusal === null ? null : html`aria-describedby="refusal" aria-invalid="true"`}
        />
        <button type="submit">${t`Подключить`}</button>
      </form>
      ${refusal === null ? null : html`<p id="refusal" role="alert" class="refusal">${refusal}</p>`}
    </main>`,
  )
}

export const failedPage = (): Page =>
  page(
    t`Экран школы`,
    html`<main class="bind">
      <h1>${t`Экран школы`}</h1>
      <p>${t`Сервер занят, страница обновится сама.`}</p>
    </main>`,
  )
