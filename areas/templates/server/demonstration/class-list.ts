import type { RichText } from '#areas/rich-text/rules/nodes.ts'
import { inlinesOf, paragraphOf } from '../../rules/text-with-fields.ts'

const cell = (line: string, type: 'tableCell' | 'tableHeader', colwidth: number) => ({
  type,
  attrs: { colwidth: [colwidth] },
  content: [{ type: 'paragraph' as const, content: inlinesOf(line) }],
})

/** A list of a class, its students by name. */
export const classList: RichText = {
  type: 'doc',
  content: [
    {
      type: 'heading',
      attrs: { level: 1, textAlign: 'center' },
      content: inlinesOf('Список {class.title} класса'),
    },
    paragraphOf('Классный руководитель: {class.teacher}', 'left'),
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [cell('№', 'tableHeader', 60), cell('Фамилия, имя, отчество', 'tableHeader', 400)],
        },
        {
          type: 'tableRow',
          attrs: { each: 'class.students' },
          content: [
            cell('{class.students.number}', 'tableCell', 60),
            cell('{class.students.full_name}', 'tableCell', 400),
          ],
        },
      ],
    },
    paragraphOf('Всего учеников: {class.count} ({class.count|words}).', 'left'),
  ],
}
