import { expect, test } from 'vitest';
import { visitorSystem } from './own-system-first.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.for([
  ['windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/149.0.0.0`, 0],
  // A Windows computer with a touch screen.
  ['windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/149.0.0.0`, 10],
  ['mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Safari/605.1.15`, 0],
  ['appStore', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Safari/605.1.15`, 5],
  ['appStore', `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webKit}`, 5],
  ['googlePlay', `Mozilla/5.0 (Linux; Android 16; K) ${webKit} Chrome/149.0.0.0 Mobile`, 5],
  ['huawei', `Mozilla/5.0 (Linux; Android 12; NOH-AN00; HMSCore 6.15) ${webKit} Mobile`, 5],
  ['huawei', `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webKit} ArkWeb/4.1 Mobile`, 5],
  [undefined, `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/149.0.0.0`, 0],
] as const)('%s: %s, %i touch points', ([system, userAgent, touchPoints]) => {
  expect(visitorSystem(userAgent, touchPoints)).toBe(system);
});
