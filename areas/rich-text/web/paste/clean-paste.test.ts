import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { droppedSentence } from './dropped.ts'

const html = (given: string) => cleanPaste(given).html
const sentence = (given: string) => droppedSentence(cleanPaste(given).dropped)

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-size:14pt}</style></head><body>
<!--StartFragment-->
<p class=MsoTitle>ПРИКАЗ</p>
<p class=MsoNormal align=center style='text-align:center'><b><span lang=RU style='font-size:14.0pt;font-family:"Times New Roman",serif;color:black'>О зачислении<o:p></o:p></span></b></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Зачислить</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Әлию</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Ознакомить</p>
<table class=MsoTableGrid border=1><tr><td width=100 colspan=2 style='background:#D9D9D9'><p class=MsoNormal>Класс</p></td></tr>
<tr><td><p class=MsoNormal>7А</p></td><td><p class=MsoNormal><span style='color:red'>28</span></p><table><tr><td>внутри</td></tr></table></td></tr></table>
<p class=MsoNormal><img src="file:///C:/a.png"><img src="https://x/b.png">конец<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1">[1]</a></p>
<!--EndFragment--></body></html>`

test('a text of Word keeps headings, lists, tables and looks of words', () => {
  expect(html(word)).toBe(
    '<h1>ПРИКАЗ</h1>' +
      '<p data-align="center"><strong>О зачислении</strong></p>' +
      '<ol><li><p>Зачислить</p><ul><li><p>Әлию</p></li></ul></li><li><p>Ознакомить</p></li></ol>' +
      '<table><tr><td colspan="2"><p>Класс</p></td></tr><tr><td><p>7А</p></td><td><p>28</p><p>внутри</p></td></tr></table>' +
      '<p>конец</p>',
  )
})
test('what was not taken over is told in one sentence', () => {
  expect(sentence(word)).toBe(
    'Не перенесены: 2 рисунка, рамка 1 таблицы внутри таблицы (её слова остались), сноски и примечания, цвета, шрифты',
  )
  expect(sentence('<p>просто <b>текст</b></p>')).toBeNull()
})

test('a document of Google is not all bold, its lists stay lists', () => {
  const given =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="text-align:justify"><span style="font-weight:700;font-style:italic">Жирно</span><span style="text-decoration:underline line-through"> и так</span></p>' +
    '<ol><li dir="ltr"><p>один</p></li><ul><li><p>внутри</p></li></ul></ol></b>'
  expect(html(given)).toBe(
    '<p data-align="justify"><strong><em>Жирно</em></strong><u><s> и так</s></u></p>' +
      '<ol><li><p>один</p><ul><li><p>внутри</p></li></ul></li></ol>',
  )
})

test('nothing that could run or call home stays', () => {
  const given =
    '<script>alert(1)</script><p onclick="x()">а<a href="javascript:alert(1)">б</a><a href="https://school.kz">в</a><object data="https://x"></object></p><style>p{}</style>'
  expect(html(given)).toBe('<p>аб<a href="https://school.kz">в</a></p>')
  expect(sentence(given)).toBe('Не перенесены: вставки с других сайтов, ссылки, которые никуда не ведут')
})

test('ends of pages, heads of tables and loose words', () => {
  expect(html('слова<p>x</p>ещё <i>слова</i><br clear=all style="page-break-before:always"><hr>')).toBe(
    '<p>слова</p><p>x</p><p>ещё <em>слова</em></p><div data-page-break=""></div><hr>',
  )
  expect(html('<table><thead><tr><td>№</td></tr></thead><tbody><tr><td></td></tr></tbody></table>')).toBe(
    '<table><tr><th><p>№</p></th></tr><tr><td><p></p></td></tr></table>',
  )
  expect(html('<h5>мелкий</h5><blockquote><p>цитата</p></blockquote><ul><li>a</li></ul>')).toBe(
    '<h3>мелкий</h3><p>цитата</p><ul><li><p>a</p></li></ul>',
  )
})
