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
export { Answer } from './Answer.tsx'
export { Can } from './Can.tsx'
export { Empty } from './Empty.tsx'
export { Failed } from './Failed.tsx'
export { LinkAnchor } from './LinkAnchor.tsx'
export { LinkButton } from './LinkButton.tsx'
export { Loading } from './Loading.tsx'
export { PageFrame } from './PageFrame.tsx'
export { Panel } from './Panel.tsx'
export { PersonAvatar } from './PersonAvatar.tsx'
export { useTitle } from './use-title.ts'
export { useUrlState } from './use-url-state.ts'
