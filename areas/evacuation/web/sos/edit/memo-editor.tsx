import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Stack } from '#platform/web/ui/index.ts'
import { readSettings } from '../../../contract/settings.ts'
import { MemoHistory } from './memo-history.tsx'
import { PointsEditor } from './points/points-editor.tsx'
import { SettingsForm } from './settings-form.tsx'

/** The memo as those edit it who keep it. */
export function MemoEditor() {
  const settings = useQuery(query(readSettings))
  return (
    <Stack gap="md">
      <PointsEditor />
      <Answer of={settings}>{(found) => <SettingsForm settings={found} />}</Answer>
      <MemoHistory />
    </Stack>
  )
}
