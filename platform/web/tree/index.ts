export { Tree, type DropPosition, type TreeNode, type TreeNodeData } from './tree.tsx'
export { TreeRow } from './tree-row.tsx'
export { parentNodes, useFolding, type Folding } from './use-folding.ts'
