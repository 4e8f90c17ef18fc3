import { useActions as useActionsOf } from '#platform/web/use-actions.ts'
import { listQualifications } from '../contract/list.ts'
import { readQualifications, readQualificationsHistory } from '../contract/qualifications.ts'

/** Actions on the qualification of a person. */
export const useActions = () => useActionsOf([readQualifications, readQualificationsHistory, listQualifications])
