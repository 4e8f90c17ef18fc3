import { Mark, mergeAttributes, Node } from '@tiptap/core'
import { Heading } from '@tiptap/extension-heading'
import { Link } from '@tiptap/extension-link'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { ListItem } from '@tiptap/extension-list'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { aligns, type Align } from '../../rules/nodes.ts'
import { isSafeAddress } from '../../rules/safe-address.ts'
import { pictureNode, type PictureSource } from './picture-node.ts'
import { conditionNode, fieldNode, loopNode, type TemplateWords } from './template-nodes.ts'

const inCell = ['paragraph', 'heading', 'bulletList', 'orderedList', 'image', 'horizontalRule']
const inCellOfTemplate = [...inCell, 'loop', 'condition']

const ownLink = Link.extend({
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => element.getAttribute('href') },
  }),
}).configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  HTMLAttributes: {},
  isAllowedUri: isSafeAddress,
})

const isAlign = (given: string | undefined): given is Align => aligns.some((align) => align === given)
/** Said without a style of its own, which pages do not let in. */
const ownAlign = TextAlign.extend({
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: ({ dataset: { align } }: HTMLElement) => (isAlign(align) ? align : null),
          renderHTML: ({ textAlign }: { textAlign?: Align | null }) => (textAlign ? { 'data-align': textAlign } : {}),
        },
      },
    },
  ],
}).configure({ types: ['heading', 'paragraph'], alignments: [...aligns] })

/** A page has its own title: headings of a text stand under it, also while it is written. */
const ownHeading = Heading.extend({
  parseHTML: () => [
    ...[1, 2, 3].map((level) => ({ tag: `h${level + 1}[data-level="${level}"]`, attrs: { level }, priority: 60 })),
    ...[1, 2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const level = Number(node.attrs['level'])
    return [`h${level + 1}`, mergeAttributes(HTMLAttributes, { 'data-level': level }), 0]
  },
}).configure({ levels: [1, 2, 3] })

/** Letters under and over the line; one is not the other. */
const scriptMark = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', other: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

const pageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  selectable: true,
  parseHTML: () => [{ tag: 'div[data-page-break]' }],
  renderHTML: () => ['div', { 'data-page-break': '' }],
})

/** Aligns of cells are those of their paragraphs. */
const cellAttributes = {
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null },
}
const cells = (holds: readonly string[]) => {
  const content = `(${holds.join(' | ')})+`
  return [
    TableCell.extend({ content, addAttributes: () => cellAttributes }),
    TableHeader.extend({ content, addAttributes: () => cellAttributes }),
  ]
}
const rows = TableRow.extend({ addAttributes: () => ({ each: { default: null, rendered: true } }) })

export interface ExtensionSettings {
  placeholder: string
  pictures: PictureSource
  /** Of a template: how its fields, repetitions and conditions are called; null: a text without any. */
  template: TemplateWords | null
}

/** What a text may be made of, as the editor knows it: the nodes and marks of `rules/nodes.ts`, and nothing else. */
export const extensionsOf = ({ placeholder, pictures, template }: ExtensionSettings) => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    link: false,
    listItem: false,
    heading: false,
    dropcursor: { class: 'drop-cursor' },
  }),
  ownHeading,
  ListItem.extend({ content: `paragraph (${(template ? inCellOfTemplate : inCell).join(' | ')})*` }),
  ownLink,
  scriptMark('subscript', 'sub', 'superscript'),
  scriptMark('superscript', 'sup', 'subscript'),
  ownAlign,
  Table.configure({ resizable: true, cellMinWidth: 32 }),
  rows,
  ...cells(template ? inCellOfTemplate : inCell),
  pageBreak,
  pictureNode(pictures),
  Placeholder.configure({ placeholder }),
  ...(template ? [fieldNode(template), loopNode(template), conditionNode(template)] : []),
]
