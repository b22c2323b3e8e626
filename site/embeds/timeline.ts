import { lookSettings, type LookSettings, type SizeSettings, type WidgetLook } from './provider.ts';

/** The newest loaders show it in English and ignore its `locale`. */
export interface TimelineSettings extends LookSettings, SizeSettings {
  feedMode: 'all_symbols';
  displayMode: 'adaptive' | 'regular' | 'compact';
}

export interface Timeline {
  name: 'timeline';
  settings: TimelineSettings;
}

/** The news of all symbols. */
export function timeline(look: WidgetLook): Timeline {
  return {
    name: 'timeline',
    settings: {
      width: 800,
      height: 800,
      feedMode: 'all_symbols',
      displayMode: 'regular',
      ...lookSettings(look),
    },
  };
}
