import { Trans } from '@lingui/react/macro'
import { Banner } from '#platform/web/frame/banner.tsx'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import { studyYearTitle } from '../rules/study-year.ts'
import { useStudyYear } from './use-study-year.ts'

/** Over the pages of a year that has ended: it can be read, not changed. */
export function ArchiveBanner() {
  const { year, isArchive } = useStudyYear()
  if (year === null || !isArchive) return null
  return (
    <Banner>
      <strong>
        <Trans>Архив {studyYearTitle(year)}</Trans>
      </strong>
      <LinkAnchor to="." search={(before: object) => ({ ...before, year: undefined })} c="inherit" td="underline">
        <Trans>К нынешнему году</Trans>
      </LinkAnchor>
    </Banner>
  )
}
