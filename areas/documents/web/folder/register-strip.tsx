import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Tabs, TabStrip } from '#platform/web/ui/index.ts'
import { genres, registerTitles, type Genre } from '../../rules/genre.ts'

/** The registers, each of one genre, before them that of all documents. */
export function RegisterStrip({ open }: { open: Genre | null }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const tabs = [
    { value: 'register', title: t`Все` },
    ...genres.map((genre) => ({ value: genre, title: registerTitles[genre] })),
  ]
  const shown = open ?? 'register'
  return (
    <Tabs value={shown} onChange={(slug) => void navigate({ to: '/documents/$slug', params: { slug: slug ?? shown } })}>
      <TabStrip tabs={tabs} open={shown} label={t`Журналы документов`} />
    </Tabs>
  )
}
