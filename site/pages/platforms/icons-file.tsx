import {
  BellRing,
  Bot,
  CalendarClock,
  Download,
  FileText,
  History,
  Layers,
  MousePointerClick,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** What each icon stands for is its id in the file. */
const icons = {
  oneClick: MousePointerClick,
  marketDepth: Layers,
  automation: Bot,
  alerts: BellRing,
  calendar: CalendarClock,
  history: History,
  download: Download,
  manual: FileText,
} as const;

export type IconName = keyof typeof icons;

/** The content of icons.svg: one request after the first paint instead of markup before it. */
export function IconsFile(): ReactNode {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      {Object.entries(icons).map(([name, Icon]) => (
        <g key={name} id={name}>
          <Icon className="" strokeWidth={1.4} />
        </g>
      ))}
    </svg>
  );
}
