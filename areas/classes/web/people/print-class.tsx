import { useLingui } from '@lingui/react/macro'
import { IconFileTypePdf } from '#platform/web/icons/index.ts'
import type { PeopleListed } from '#areas/people/web/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/index.ts'
import { printClass } from '../../contract/classes.ts'

/** The chosen class as a sheet for paper; nothing while no class is chosen or nobody of it is found. */
export function PrintClass({ list }: PeopleListed) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(printClass)
  const id = list.filters['class_id']
  if (typeof id !== 'number' || !list.answer.data?.total) return null
  return (
    <Button
      variant="default"
      size="xs"
      h={30}
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      loading={isTaking}
      onClick={() => take({ params: { id: String(id) } })}
    >
      {t`Список класса`}
    </Button>
  )
}
