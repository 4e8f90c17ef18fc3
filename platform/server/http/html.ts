/** Text of a page that is markup and may stand in other markup as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
type Part = Html | string | number | null | false

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const written = (part: Part): string => {
  if (part === null || part === false) return ''
  return part instanceof Html ? part.text : String(part).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

/**
 * Markup with values in their places: everything but other markup is escaped, `null` and `false` are nothing. An attribute's
 * value stands in quotes. A list stands as its parts, one after another.
 */
export function html(strings: TemplateStringsArray, ...values: (Part | readonly Part[])[]): Html {
  const parts = values.map((value) => (Array.isArray(value) ? value : [value as Part]).map(written).join(''))
  return new Html(strings.map((string, index) => string + (parts[index] ?? '')).join(''))
}
