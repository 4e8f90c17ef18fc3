/** What pages are built of: Mantine's parts under the house's theme, and the house's own. */
export {
  ActionIcon,
  Alert,
  Anchor,
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  Center,
  Checkbox,
  Code,
  Collapse,
  Divider,
  Drawer,
  Fieldset,
  FileButton,
  Group,
  HoverCard,
  Indicator,
  Kbd,
  List,
  Loader,
  Menu,
  Modal,
  MultiSelect,
  NavLink,
  NumberInput,
  Paper,
  PasswordInput,
  Popover,
  Progress,
  Radio,
  ScrollArea,
  SegmentedControl,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Switch,
  Table,
  Tabs,
  Text,
  Textarea,
  TextInput,
  Title,
  Tooltip,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'
export { Answer } from './answer.tsx'
export { Can } from './can.tsx'
export { Empty } from './empty.tsx'
export { Failed } from './failed.tsx'
export { LinkAnchor } from './link-anchor.tsx'
export { LinkButton } from './link-button.tsx'
export { Loading } from './loading.tsx'
export { PageFrame } from './page-frame.tsx'
export { Panel } from './panel.tsx'
export { PersonAvatar } from './person-avatar.tsx'
export { useTitle } from './use-title.ts'
export { useUrlState } from './use-url-state.ts'
