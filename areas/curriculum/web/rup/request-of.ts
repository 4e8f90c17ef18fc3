/** The query of the plan as its call takes it. */
export const requestOf = (
  yearId: number | null,
  { search, cathedra_id }: { search?: string | undefined; cathedra_id?: number | undefined },
) => ({
  ...(yearId !== null && { year_id: String(yearId) }),
  ...(search && { search }),
  ...(cathedra_id !== undefined && { cathedra_id: String(cathedra_id) }),
})
