import { t } from '#platform/contract/text.ts'
import { html, type Html } from '#platform/server/http/html.ts'
import { sosPageAddress } from '../../contract/sos-page.ts'
import { dialled, stepsIn } from '../../rules/memo.ts'
import { kindTitles, modeTitles, sosStateTitles, type Kind } from '../../rules/words.ts'
import type { Memo } from '../sos/read-memo.ts'
import type { SosAnswer } from './answer.ts'

/** What has been typed so far. */
export interface SosForm {
  client_id: string
  name: string
  place: string
  phone: string
}
interface FormOfVisit extends SosForm {
  /** Of who has signed in. */
  ownName: string | null
  /** By which a browser without cookies is known again. */
  device: string
  isSignedIn: boolean
}
/** Answered from everywhere, also where the school has given no numbers of its own. */
const emergencyNumber = '112'

function contactList(contacts: Memo['contacts']): Html {
  const known = contacts.length > 0 ? contacts : [{ title: t`Экстренная помощь`, phone: emergencyNumber }]
  return html`<ul class="list">
    ${known.map(
      ({ title, phone }) =>
        html`<li>
          <a class="call" href="tel:${dialled(phone)}"><strong>${phone}</strong> ${title}</a>
        </li>`,
    )}
  </ul>`
}

function alarmPart({ evacuation }: Memo): Html {
  if (evacuation === null) return html`<div id="alarm"></div>`
  const { mode, kind } = evacuation
  const hint = {
    alarm: '',
    drill: t`Это учение: опасности нет, но делайте всё как при настоящей тревоге.`,
    test: t`Только проверка связи: выходить никуда не нужно, оставайтесь на уроке.`,
  }[mode]
  return html`<div id="alarm" role="alert">
    <p class="banner" data-mode="${mode}"><strong>${modeTitles[mode]}</strong> <span>${kindTitles[kind]}</span></p>
    ${hint === '' ? null : html`<p><strong>${hint}</strong></p>`}
  </div>`
}

function answerPart(answer: SosAnswer | null, contacts: Memo['contacts']): Html {
  if (answer === null) return html`<div id="answer" role="status"></div>`
  const calls = answer.isUrgent
    ? html`<p>${t`Если помощь нужна немедленно, звоните:`}</p>
        ${contactList(contacts)}`
    : null
  const [first = '', ...others] = answer.words
  return html`<div id="answer" role="status">
    <div class="status">
      <p><strong>${first}</strong></p>
      ${others.map((words) => html`<p>${words}</p>`)}${calls}
    </div>
  </div>`
}

function fieldsPart({ ownName, name, place, phone }: FormOfVisit): Html {
  const nameField =
    ownName === null
      ? html`<label>${t`Имя и класс`}<input name="name" value="${name}" maxlength="150" autocomplete="name" /></label>`
      : html`<p><strong>${ownName}</strong></p>`
  return html`<p>${t`Если можете, напишите, кто вы и где вы:`}</p>
    ${nameField}
    <label
      >${t`Где вы`}<input
        name="place"
        value="${place}"
        maxlength="200"
        autocomplete="off"
        placeholder="${t`Кабинет, этаж, двор`}"
    /></label>
    <label
      >${t`Телефон для связи`}<input name="phone" type="tel" value="${phone}" maxlength="30" autocomplete="tel"
    /></label>`
}

/** Enter in a field calls nobody: the button that it would press is the first, and that one can't be pressed. */
const calmEnter = html`<button type="submit" disabled hidden></button>`

function formPart({ evacuation, contacts }: Memo, form: FormOfVisit, answer: SosAnswer | null): Html {
  const button = (state: 'help' | 'safe') =>
    html`<button class="answer" name="state" value="${state}" data-state="${state}">${sosStateTitles[state]}</button>`
  return html`<section>
    <form
      id="sos"
      method="post"
      action="${sosPageAddress}"
      accept-charset="utf-8"
      data-evacuation="${evacuation?.id ?? ''}"
      data-sending="${t`Отправляем…`}"
      data-waiting="${t`Связи нет: сообщение ещё не ушло. Оно уйдёт само, когда связь появится; не закрывайте страницу.`}"
      data-ended="${t`Тревога окончена. Слушайте, что скажет учитель.`}"
    >
      ${calmEnter} <input type="hidden" name="client_id" value="${form.client_id}" /><input
        type="hidden"
        name="device"
        value="${form.device}"
      />
      <div class="answers">${button('help')}${button('safe')}</div>
      ${answerPart(answer, contacts)}${fieldsPart(form)}
    </form>
  </section>`
}

const stepList = (kind: Kind, text: string): Html =>
  html`<ol class="steps" aria-label="${t`Что делать: ${kindTitles[kind]}`}">
    ${stepsIn(text).map((step) => html`<li><span>${step}</span></li>`)}
  </ol>`

/** At the danger there is; while there is none, at each of them. */
function stepsPart({ evacuation, steps }: Memo): Html {
  const written = steps.filter(({ text }) => stepsIn(text).length > 0)
  const running = evacuation && evacuation.mode !== 'test' && written.find(({ kind }) => kind === evacuation.kind)
  if (running)
    return html`<section id="steps">
      <h2>${kindTitles[running.kind]}</h2>
      ${stepList(running.kind, running.text)}
    </section>`
  if (written.length === 0) return html`<div id="steps"></div>`
  return html`<section id="steps">
    <h2>${t`Что делать`}</h2>
    ${written.map(
      ({ kind, text }) =>
        html`<details${kind === written[0]?.kind ? html` open` : null}><summary>${kindTitles[kind]}</summary>${stepList(kind, text)}</details>`,
    )}
  </section>`
}

type Point = Memo['points'][number]
function pictureOf({ id, title, picture, x, y }: Point): Html | null {
  if (picture === null) return null
  const pin = x === null || y === null ? null : html`<span class="pin" id="pin-${id}"></span>`
  return html`<a class="picture" href="${picture}" target="_blank" rel="noopener"
    ><img src="${picture}" alt="${t`План: ${title}`}" loading="lazy" decoding="async" />${pin}</a
  >`
}
function pointsPart({ points }: Memo): Html {
  if (points.length === 0)
    return html`<section>
      <h2>${t`Места сбора`}</h2>
      <p>${t`Места сбора не указаны: идите туда, куда ведёт учитель.`}</p>
    </section>`
  return html`<section>
    <h2>${t`Места сбора`}</h2>
    <ul class="list">
      ${points.map(
        (point) =>
          html`<li>
            <strong>${point.title}</strong>${point.where_text === '' ? null : html`<p>${point.where_text}</p>`}${
              point.building === null ? null : html`<p>${t`Здание: ${point.building}`}</p>`
            }${pictureOf(point)}
          </li>`,
      )}
    </ul>
  </section>`
}

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`
/** Where the marks of places stand: attributes of style are not ours to write (the browser refuses them). */
export const pinStyle = ({ points }: Memo): string =>
  points
    .flatMap(({ id, picture, x, y }) =>
      picture === null || x === null || y === null ? [] : [`#pin-${id}{left:${percent(x)};top:${percent(y)}}`],
    )
    .join('')

/** The body of the page: who needs help first, on calm days too. */
export function bodyOf(memo: Memo, form: FormOfVisit, answer: SosAnswer | null): Html {
  return html`<main>
    ${alarmPart(memo)}
    <header>
      <h1>${t`Что делать при эвакуации`}</h1>
      <p>${memo.school}</p>
    </header>
    ${formPart(memo, form, answer)}
    <section>
      <h2>${t`Телефоны`}</h2>
      ${contactList(memo.contacts)}
    </section>
    ${stepsPart(memo)}${pointsPart(memo)}
    <p>
      <a href="${form.isSignedIn ? '/' : '/login'}">${form.isSignedIn ? t`Вернуться в школу` : t`Войти в школу`}</a>
    </p>
  </main>`
}

/** While nothing can be read: what helps without the school's program. */
export function failedBody(): Html {
  return html`<main>
    <header><h1>${t`Что делать при эвакуации`}</h1></header>
    <section>
      <div id="answer">
        <div class="status">
          <p><strong>${t`Сервер школы сейчас не отвечает: сообщение не принято.`}</strong></p>
          <p>${t`Идите туда, куда ведёт учитель. Если нужна помощь, звоните:`}</p>
          ${contactList([])}
        </div>
      </div>
      <p><a href="${sosPageAddress}">${t`Повторить`}</a></p>
    </section>
  </main>`
}
