import { useActions } from '#platform/web/use-actions.ts'
import { listPoints, readMemoHistory, readSettings } from '../../../contract/settings.ts'
import { readSos } from '../../../contract/sos.ts'

/** Changes of the memo: what shows it is read anew. */
export const useMemoActions = () => useActions([readSettings, listPoints, readMemoHistory, readSos])
