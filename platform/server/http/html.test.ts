import { expect, test } from 'vitest'
import { html } from './html.ts'

test('what a person has written is text, in attributes too; markup stays markup', () => {
  const hostile = `"><script>alert('1')</script>&`
  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;'
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`)
  const rows = ['<b>', 'x'].map((one) => html`<li>${one}</li>`)
  expect(
    html`<ul>
      ${rows}
    </ul>`.text.replaceAll(/\s/g, ''),
  ).toBe('<ul><li>&lt;b&gt;</li><li>x</li></ul>')
  expect(html`<p>${null}${false}${0}</p>`.text).toBe('<p>0</p>')
})
