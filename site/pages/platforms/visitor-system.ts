/** The download for a visitor's device, by the browser's name for it; undefined for any other, such as a computer with Linux. */
export function visitorSystem(userAgent: string, touchPoints: number): string | undefined {
  return [
    ['huawei', /Huawei|Harmony|HMSCore/i],
    ['googlePlay', /Android/],
    // An iPad calls itself a Mac, which has no touch screen.
    ['appStore', touchPoints > 1 ? /iP|Mac/ : /iP/],
    ['mac', /Mac/],
    ['windows', /Windows/],
  ].find(([, name]) => (name as RegExp).test(userAgent))?.[0] as string | undefined;
}
