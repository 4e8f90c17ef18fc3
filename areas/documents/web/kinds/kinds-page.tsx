import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Answer, Button, Empty, PageFrame, Stack } from '#platform/web/ui/index.ts'
import { createKind, listKinds, type DocumentKind } from '../../contract/kinds.ts'
import { genres, genreTitles } from '../../rules/genre.ts'
import { KindGroup } from './kind-group.tsx'

const KindDialog = lazyPart(async () => (await import('./kind-dialog.tsx')).KindDialog)

/** `/documents/kinds`: which documents the school has, who makes and reads each, how it is numbered. */
export function KindsPage() {
  const { t } = useLingui()
  const mayWrite = useAllowed(createKind)
  const [open, setOpen] = useState<DocumentKind | 'new' | null>(null)
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
      <Trans>Добавить</Trans>
    </Button>
  )
  return (
    <PageFrame title={<Trans>Виды документов</Trans>} actions={mayWrite ? add : null}>
      <Answer of={useQuery(query(listKinds, {}))}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <Empty
                title={t`Видов документов пока нет`}
                hint={t`Заведите приказы, справки и заявления школы: у каждого вида свои авторы, номера и маршрут`}
                action={add}
                by={{ may: mayWrite, who: t`Их заводит тот, кто ведёт шаблоны документов` }}
              />
            ) : (
              <Stack gap="md">
                {genres.map((genre) => (
                  <KindGroup
                    key={genre}
                    title={genreTitles[genre]}
                    kinds={items.filter((kind) => kind.genre === genre)}
                    onOpen={mayWrite ? setOpen : undefined}
                  />
                ))}
              </Stack>
            )}
            {open === null ? null : (
              <KindDialog kind={open === 'new' ? null : open} kinds={items} onClose={() => setOpen(null)} />
            )}
          </>
        )}
      </Answer>
    </PageFrame>
  )
}
