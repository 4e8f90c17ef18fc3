import { expect, test } from 'vitest'
import { html } from './html.ts'

test('what a person has written is text, in attributes too; markup stays markup', () => {
  const hostile = `"><script>alert('1')</script>&`
  const rows = ['<b>', 'x'].map((one) => html`<li>${one}</li>`)
  expect(
    html`<p title="${hostile}">${hostile}</p>
      ${null}${false}${0}
      <ul>
        ${rows}
      </ul>`.text,
  ).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</p>0<ul><li>&lt;b&gt;</li><li>x</li></ul>',
  )
})
