import { t, type StoredText, type Words } from '#platform/contract/text.ts'
import { html, type Html } from '#platform/server/http/html.ts'
import { keptWords, sayStored } from '#platform/server/language/spoken.ts'

/**
 * What a letter is made of: its text and its HTML both come of it, and every value is escaped. A string is what a person has
 * written, a `Text` is said in the recipient's language. A link is a path of ours.
 */
export type LetterPart =
  | { kind: 'heading' | 'text'; text: Words }
  | { kind: 'list'; items: readonly Words[] }
  | { kind: 'link'; text: Words; link: string }
  /** One of several things told: its title leads to it. */
  | { kind: 'matter'; title: Words; text?: Words | undefined; link?: string | undefined }

/** The same as it is kept. */
export type KeptPart =
  | { kind: 'heading' | 'text'; text: StoredText }
  | { kind: 'list'; items: readonly StoredText[] }
  | { kind: 'link'; text: StoredText; link: string }
  | { kind: 'matter'; title: StoredText; text?: StoredText | undefined; link?: string | undefined }

/** @throws Error of a link that leads out of the school */
export function keptPart(part: LetterPart): KeptPart {
  if ('link' in part && part.link !== undefined && !/^\/[^/\\]/.test(part.link))
    throw new Error('a letter links to pages of the school only')
  switch (part.kind) {
    case 'list':
      return { ...part, items: part.items.map(keptWords) }
    case 'matter':
      return { ...part, title: keptWords(part.title), text: part.text === undefined ? undefined : keptWords(part.text) }
    default:
      return { ...part, text: keptWords(part.text) }
  }
}

function inText(part: KeptPart, publicUrl: string): string {
  const address = 'link' in part && part.link !== undefined ? [`${publicUrl}${part.link}`] : []
  switch (part.kind) {
    case 'list':
      return part.items.map((item) => `— ${sayStored(item)}`).join('\n')
    case 'matter':
      return [part.title, ...(part.text === undefined ? [] : [part.text])]
        .map((one) => sayStored(one))
        .concat(address)
        .join('\n')
    default:
      return [sayStored(part.text), ...address].join('\n')
  }
}

const lines = (stored: StoredText): Html =>
  html`${sayStored(stored)
    .split('\n')
    .map((line, index) => html`${index > 0 && html`<br />`}${line}`)}`
const linked = (words: Html, publicUrl: string, link: string | undefined): Html =>
  link === undefined ? words : html`<a href="${publicUrl}${link}">${words}</a>`
const paragraph = (words: Html): Html => html`<p style="margin:4px 0 12px">${words}</p>`
const heading = (words: Html): Html => html`<h2 style="font-size:18px;margin:20px 0 4px">${words}</h2>`

function inHtml(part: KeptPart, publicUrl: string): Html {
  switch (part.kind) {
    case 'list':
      return html`<ul>
        ${part.items.map((item) => html`<li>${lines(item)}</li>`)}
      </ul>`
    case 'matter':
      return html`${heading(linked(lines(part.title), publicUrl, part.link))}${part.text === undefined ? null : paragraph(lines(part.text))}`
    case 'heading':
      return heading(lines(part.text))
    case 'text':
      return paragraph(lines(part.text))
    case 'link':
      return paragraph(linked(lines(part.text), publicUrl, part.link))
  }
}

/** A letter in the language of the moment. */
export function sayLetter(
  { subject, parts }: { subject: StoredText; parts: readonly KeptPart[] },
  publicUrl: string,
): { subject: string; text: string; html: string } {
  const end = t`Письмо отправлено программой школы, отвечать на него не нужно.`
  const body = html`<!doctype html>
    <html>
      <head>
        <meta charset="utf-8" />
      </head>
      <body style="font:15px/1.5 sans-serif;color:#1f2328;max-width:640px;margin:0 auto;padding:16px">
        ${parts.map((part) => inHtml(part, publicUrl))}
        <p style="color:#57606a;font-size:13px;margin-top:24px">${end}</p>
      </body>
    </html>`
  return {
    subject: sayStored(subject),
    text: [...parts.map((part) => inText(part, publicUrl)), end].join('\n\n'),
    html: body.text,
  }
}
