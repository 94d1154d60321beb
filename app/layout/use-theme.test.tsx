import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ThemeProvider, useTheme } from "./use-theme.tsx";

const Probe = () => useTheme();

it("throws outside its provider", () => {
  expect(() => renderToString(<Probe />)).toThrow("useTheme must be used within a ThemeProvider");
});

it("returns a theme inside it", () => {
  expect(
    renderToString(
      <ThemeProvider>
        <Probe />
      </ThemeProvider>,
    ),
  ).toBe("light");
});
