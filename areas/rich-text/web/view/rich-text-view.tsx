import { Fragment, type ReactNode } from 'react'
import type { Block, Inline, Mark, RichText, TableCell, TableRow } from '../../rules/nodes.ts'
import { isSafeAddress } from '../../rules/safe-address.ts'
import type { PictureAddresses } from '../../contract/rich-text.ts'
import styles from './view.module.css'

type Drawn = Readonly<{ pictures: PictureAddresses }>
const tags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
} as const

/** A link of a text that was kept before a scheme was refused leads nowhere. */
function marked(mark: Mark, children: ReactNode): ReactNode {
  if (mark.type !== 'link') {
    const Tag = tags[mark.type]
    return <Tag>{children}</Tag>
  }
  const { href } = mark.attrs
  return isSafeAddress(href) ? (
    <a href={href} rel="noopener noreferrer" {...(!href.startsWith('/') && { target: '_blank' })}>
      {children}
    </a>
  ) : (
    children
  )
}
function inline(node: Inline, key: number): ReactNode {
  if (node.type === 'hardBreak') return <br key={key} />
  if (node.type === 'field') return <Fragment key={key}>…</Fragment>
  const drawn = (node.marks ?? []).reduce<ReactNode>((children, mark) => marked(mark, children), node.text)
  return <Fragment key={key}>{drawn}</Fragment>
}
const inlines = (content: readonly Inline[] = []): ReactNode => (content.length === 0 ? <br /> : content.map(inline))
const alignOf = (align: string | null | undefined) =>
  align === undefined || align === null ? {} : { 'data-align': align }

function cell(node: TableCell, key: number, drawn: Drawn): ReactNode {
  const Tag = node.type === 'tableHeader' ? 'th' : 'td'
  const { colspan = 1, rowspan = 1 } = node.attrs ?? {}
  return (
    <Tag key={key} colSpan={colspan} rowSpan={rowspan}>
      {blocks(node.content, drawn)}
    </Tag>
  )
}
const row = (node: TableRow, key: number, drawn: Drawn): ReactNode => (
  <tr key={key}>{node.content.map((one, index) => cell(one, index, drawn))}</tr>
)

function block(node: Block, key: number, drawn: Drawn): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return (
        <p key={key} {...alignOf(node.attrs?.textAlign)}>
          {inlines(node.content)}
        </p>
      )
    case 'heading': {
      // a page has its own title: headings of a text stand under it
      const Tag = `h${node.attrs.level + 1}` as 'h2' | 'h3' | 'h4'
      return (
        <Tag key={key} {...alignOf(node.attrs.textAlign)}>
          {inlines(node.content)}
        </Tag>
      )
    }
    case 'bulletList':
    case 'orderedList': {
      const items = node.content.map((item, index) => <li key={index}>{blocks(item.content, drawn)}</li>)
      const start = node.type === 'orderedList' ? node.attrs?.start : undefined
      return node.type === 'bulletList' ? (
        <ul key={key}>{items}</ul>
      ) : (
        <ol key={key} start={start ?? 1}>
          {items}
        </ol>
      )
    }
    case 'table':
      return (
        <div key={key} className={styles['table']}>
          <table>
            <tbody>{node.content.map((one, index) => row(one, index, drawn))}</tbody>
          </table>
        </div>
      )
    case 'image': {
      const { file, width, alt } = node.attrs
      const address = drawn.pictures[String(file)]
      return address === undefined ? (
        <p key={key}>{alt === '' ? null : `[${alt}]`}</p>
      ) : (
        <img key={key} src={address} alt={alt} style={{ width: `${width}%` }} />
      )
    }
    case 'horizontalRule':
      return <hr key={key} />
    case 'pageBreak':
      return <div key={key} className={styles['page']} />
    default:
      return <Fragment key={key}>{blocks(node.content, drawn)}</Fragment>
  }
}
const blocks = (content: readonly Block[], drawn: Drawn): ReactNode =>
  content.map((node, index) => block(node, index, drawn))

interface Props {
  text: RichText
  /** Where its pictures lie, as the answer that bears the text says. */
  pictures?: PictureAddresses
  /** The language of the text, where it is not the page's. */
  lang?: string
}

/** A text to be read: elements of React, no HTML; without anything of the editor. */
export const RichTextView = ({ text, pictures = {}, lang }: Props) => (
  <div className={styles['view']} {...(lang !== undefined && { lang })}>
    {blocks(text.content, { pictures })}
  </div>
)
