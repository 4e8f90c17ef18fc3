import { createElement } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

export type { TemplateWords } from './editor/template-nodes.ts'
export { RichTextView } from './view/rich-text-view.tsx'

/** A field of a form for a rich text, see `RichTextEditorProps` of its file: `<RichTextEditor label={…} {...field('text')} />`. Its code comes when it is first shown. */
export const RichTextEditor = lazyPart(
  async () => (await import('./editor/rich-text-field.tsx')).RichTextField,
  createElement(Loading),
)
