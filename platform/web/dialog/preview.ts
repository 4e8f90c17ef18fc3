import type { Preview } from '#platform/contract/preview.ts'
import type { PreviewGroup } from './preview-groups.ts'
import { dialog } from './dialog.ts'

/** What a preview answers, as groups of the list that a dialog shows. */
export const previewGroups = ({ effects }: Preview): PreviewGroup[] =>
  effects.map(({ title, items, count }) => ({
    title,
    ...(count === undefined ? {} : { count }),
    items: items.map((label, place) => ({ id: `${title}${place}`, label })),
  }))

interface PreviewQuestion {
  message: string
  description: string
  /** All in one sentence, where the preview does not say it. */
  total?: string
  ok: string
  isDangerous?: boolean
  /** What is said over the obstacles: «Пока нельзя объединить». */
  refused: string
}

/** Shows what a change would do and asks; where something is in its way it says so instead. True where it is agreed to. */
export async function askPreview(preview: Preview, question: PreviewQuestion): Promise<boolean> {
  const { refused, total = '', ...texts } = question
  if (preview.obstacles.length > 0) {
    await dialog.alert({ message: refused, description: preview.obstacles.join('. ') })
    return false
  }
  const answer = await dialog.preview({
    ...texts,
    groups: previewGroups(preview),
    total: () => preview.total ?? total,
  })
  return answer !== null
}
