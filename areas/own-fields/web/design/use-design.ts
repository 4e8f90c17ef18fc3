import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { listOwnFields, readDesign, readDesignHistory, readOwnTabs } from '../../contract/own-fields.ts'

const shown = [readDesign, readDesignHistory, readOwnTabs, listOwnFields]

export const useDesign = () => useQuery(query(readDesign))

/** Changes of tabs and fields. */
export const useDesignActions = () => useActions(shown)
