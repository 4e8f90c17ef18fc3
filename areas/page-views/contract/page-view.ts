import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { text } from '#platform/contract/wire.ts'

const PageId = text(100)
/** A path of ours; what follows `?` or `#` is not kept: searches name persons. */
const PagePath = z.pipe(
  text(500).check(z.regex(/^\/(?!\/)/, { error: () => t`Ожидается путь страницы` })),
  z.transform((path: string) => path.replace(/[?#].*$/s, '')),
)

export const recordPageView = endpoint({
  method: 'POST',
  path: '/api/logging/logging/events/page-view/',
  access: signedIn(),
  reads: true,
  silent: true,
  said: true,
  body: z.strictObject({
    page_id: PageId,
    path: PagePath,
    from_page_id: z.nullish(PageId),
    from_path: z.nullish(PagePath),
  }),
  response: z.object({}),
  summary: 'Записать переход на страницу',
})
