/** Documents that are built apart from the program: each with its HTML and its `main.tsx` in `apps/web`, both by its name. */
export const lightDocuments = [
  { name: 'entrance', pages: 'areas/access/web/entrance/index.ts', meetsStrangers: true },
  { name: 'document', pages: 'areas/seals/web/document/index.ts' },
]
