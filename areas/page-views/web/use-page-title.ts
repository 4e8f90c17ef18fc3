import { useLingui } from '@lingui/react/macro'
import { useSession } from '#platform/web/api/index.ts'
import { usePages } from '#platform/web/pages-context.ts'
import { titleOf } from '#platform/web/routes.ts'

/** What a page of the log is called; one that the product has no more by its id. */
export function usePageTitle(): (pageId: string) => string {
  const { i18n } = useLingui()
  const pages = usePages()
  const session = useSession()
  return (pageId) => {
    const page = pages.find(({ id }) => id === pageId)
    return page ? i18n._(titleOf(page, session)) : pageId
  }
}
